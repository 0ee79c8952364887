// @ts-check
/** Replaces imported style sheets, pictures and fonts in unit tests. */
export default 'asset'
