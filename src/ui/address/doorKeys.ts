/**
 * Clears the query parameters of a drill-down link (`ui/doors`): after a filter change the records no longer belong to
 * the figure.
 */
export const WITHOUT_DOOR = { door: undefined, figure: undefined } as const
