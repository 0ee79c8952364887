import type { OrderRow } from '../../../live/orderBook/orderRow'

/** Text of a placeholder row, so that the browser's page search finds the order. */
export const orderWords = ({ id, order: { externalId } }: OrderRow): string =>
  externalId ? `${id} (${externalId})` : String(id)
