/**
 * Clears the query parameters of a drill-down link (`ui/drilldowns`): after a filter change the records no longer belong to
 * the figure.
 */
export const WITHOUT_DRILLDOWN = { drilldown: undefined, figure: undefined } as const
