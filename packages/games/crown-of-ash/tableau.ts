export const tableau = () => ({}) as never;
