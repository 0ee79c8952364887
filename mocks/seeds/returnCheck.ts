/**
 * Orders with a refund receipt store this placeholder instead of its picture, because the pictures of a month would take too much memory.
 * The picture is drawn when a client requests it.
 */
export const RETURN_CHECK_PLACEHOLDER = 'drawn'
