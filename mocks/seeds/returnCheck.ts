/** Marks an order whose return check is drawn when it is sent. A picture per order would fill the memory of a month. */
export const RETURN_CHECK = 'drawn'
