import type { OrderRow } from '../../../live/orderBook/orderRow'

/** Text of a row whose cells are not rendered yet. It lets the browser's page search find the order. */
export const orderFindInPageText = ({ id, order: { externalId } }: OrderRow): string =>
  externalId ? `${id} (${externalId})` : String(id)
