export const en = {results:{ai:'x',crown:'x',shared:'x'}} as never;
