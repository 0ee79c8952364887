import type { OrderRow } from '../../../live/orderBook/orderRow'

/** Text of a row whose cells are not rendered yet, so that the browser's page search finds the order. */
export const orderWords = ({ id, order: { externalId } }: OrderRow): string =>
  externalId ? `${id} (${externalId})` : String(id)
