/** True: two things of plain data say the same. Views come anew with every answer, and most of them is as it was. */
export const isEqual = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
