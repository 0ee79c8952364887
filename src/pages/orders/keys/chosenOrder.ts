import { isNowhere } from '../../../ui/shortcuts/keyTarget'

/**
 * The order that a key is meant for: that of the row with the focus, or with no focus anywhere that whose detail is open.
 * A key pressed in a control belongs to that.
 */
export function chosenOrder(target: EventTarget | null, openId: number | undefined) {
  const focused = target instanceof Element ? target.closest<HTMLElement>('tr.ant-table-row[data-row-key]') : null
  const opened = isNowhere(target) || isInDetail(target) ? lineOf(openId) : undefined
  const line = focused ?? opened
  const id = Number(line?.dataset.rowKey)
  return line && Number.isInteger(id) ? { id, line } : undefined
}

const isInDetail = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.order-detail') !== null

const lineOf = (id: number | undefined): HTMLElement | undefined =>
  id === undefined ? undefined : (document.querySelector<HTMLElement>(`tr[data-row-key="${id}"]`) ?? undefined)
