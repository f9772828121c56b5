export const de = {results:{ai:'x',crown:'x',shared:'x'}} as never;
