/** The id of a choice in the document. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`
