/** TP-SET-02 */
export const HEAPS = [15, 21] as const;
/** TP-TRN-01 */
export const MOST = 3;
