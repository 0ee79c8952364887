const NOT_EDITABLE = { isEditable: false, recordKey: undefined }
const UTILS = { editableKeys: [], newLineRecord: undefined, isEditable: () => NOT_EDITABLE, actionRender: () => [] }

/** The console has no editable tables. The hook always returns the same object, because a new object would cause a re-render. */
export const useEditableArray = () => UTILS
export const editableRowByKey = ({ data }) => data
export const recordKeyToString = (key) => key
