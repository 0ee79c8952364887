export const optionId = (listId: string, index: number): string => `${listId}-${index}`
