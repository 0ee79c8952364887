import type { OrderRow } from '../../../live/orderBook/orderRow'

/** Stands for an order far from the view of a long page, where the browser's search finds it by either number. */
export const orderWords = ({ id, order: { externalId } }: OrderRow): string =>
  externalId ? `${id} (${externalId})` : String(id)
