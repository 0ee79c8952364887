/** Of the plain objects that the table asks about. */
export default (value) => !value || Object.keys(value).length === 0
