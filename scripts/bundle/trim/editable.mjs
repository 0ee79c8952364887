const NOT_EDITABLE = { isEditable: false, recordKey: undefined }
const UTILS = { editableKeys: [], newLineRecord: undefined, isEditable: () => NOT_EDITABLE, actionRender: () => [] }

/** Replaces ProTable's hook for editable rows, which the console does not use. A new object on each call would re-render the table. */
export const useEditableArray = () => UTILS
export const editableRowByKey = ({ data }) => data
export const recordKeyToString = (key) => key
