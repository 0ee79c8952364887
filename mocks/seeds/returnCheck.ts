/**
 * Stored instead of a picture in orders with a refund receipt; the picture is drawn when a client requests it. Storing a picture for each
 * order of a month would take too much memory.
 */
export const RETURN_CHECK_PLACEHOLDER = 'drawn'
