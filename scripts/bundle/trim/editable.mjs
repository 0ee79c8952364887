const NOT_EDITABLE = { isEditable: false, recordKey: undefined }
const UTILS = { editableKeys: [], newLineRecord: undefined, isEditable: () => NOT_EDITABLE, actionRender: () => [] }

/** What the table asks about rows being edited: none ever is. One object, so that nothing renders because of it. */
export const useEditableArray = () => UTILS
export const editableRowByKey = ({ data }) => data
export const recordKeyToString = (key) => key
