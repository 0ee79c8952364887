/**
 * Removes the query parameters that a drill-down link added to the URL (`kit/drilldown`). Apply it to each filter change, because a list
 * with another filter no longer shows the records behind the report figure.
 */
export const CLEARED_DRILLDOWN_PARAMS = { drilldown: undefined, figure: undefined } as const
