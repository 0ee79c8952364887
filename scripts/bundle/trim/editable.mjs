const NOT_EDITABLE = { isEditable: false, recordKey: undefined }
const UTILS = { editableKeys: [], newLineRecord: undefined, isEditable: () => NOT_EDITABLE, actionRender: () => [] }

/** No row is ever edited. The object is shared so that it never causes a render. */
export const useEditableArray = () => UTILS
export const editableRowByKey = ({ data }) => data
export const recordKeyToString = (key) => key
