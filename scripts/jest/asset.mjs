// @ts-check
/** What a test gets for an imported style sheet, picture or font: its address does not matter there. */
export default 'asset'
