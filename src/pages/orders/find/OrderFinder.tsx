import { Link } from 'wouter'
import type { OrderFilters } from '../../../api/orders'
import { matchedOrderFields, orderServerFilters } from '../../../domain/orderSearch'
import { isActiveOrderStatus, orderAddress } from '../../../domain/orders'
import { formatPhone } from '../../../domain/phones'
import { bidiIsolated, countWithNoun } from '../../../domain/textFormatting'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { FinderBox } from '../../../kit/list/FinderBox'
import { orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { orderUrlParams } from '../list/orderUrlParams'

type OrderFinderProps = {
  isArchive: boolean
  setFilters: (filters: Partial<OrderFilters>) => void
}

const MOST_SHOWN = 8

/**
 * Search box for orders. The server searches by order number, external number and restaurant name. Phone, address and
 * customer name are searched only in the loaded orders, because the server has no filter for them.
 */
export function OrderFinder({ isArchive, setFilters }: OrderFinderProps) {
  return (
    <FinderBox
      className="order-finder"
      formLabel="Поиск заказа"
      label="Найти заказ"
      placeholder="Номер, телефон, адрес, имя"
    >
      {(text, onDone) => <Results text={text} isArchive={isArchive} setFilters={setFilters} onDone={onDone} />}
    </FinderBox>
  )
}

function Results({ text, isArchive, setFilters, onDone }: OrderFinderProps & { text: string; onDone: () => void }) {
  const { linkWith } = useUrlQuery()
  const { orderId, externalId, companyName } = orderServerFilters(text)
  const loaded = [...orderBook.rows()].filter(({ order }) => isActiveOrderStatus(order.status) !== isArchive)
  const matches = loaded.flatMap((row) => {
    const fields = matchedOrderFields(row.order, text)
    return fields.length > 0 ? [{ row, fields: fields.join(', ') }] : []
  })
  const filterBy = (filters: Partial<OrderFilters>) => () => {
    setFilters(filters)
    onDone()
  }
  const server = [
    externalId !== undefined && {
      text: `Внешний номер «${bidiIsolated(externalId)}»`,
      onClick: filterBy({ externalId }),
    },
    companyName !== undefined && {
      text: `Заведение «${bidiIsolated(companyName)}»`,
      onClick: filterBy({ companyName }),
    },
  ].filter((action) => action !== false)
  const exact = matches.find(({ row }) => row.id === orderId)
  const shown = exact ? [exact, ...matches.filter((match) => match !== exact)] : matches
  return (
    <>
      {orderId !== undefined && !exact && (
        <Link href={linkWith(orderUrlParams(orderId))} onClick={onDone}>{`Открыть заказ ${orderId}`}</Link>
      )}
      <p className="finder__title" role="status">
        {`${countWithNoun(matches.length, 'заказ', 'заказа', 'заказов')} среди загруженных (${loaded.length})`}
      </p>
      {shown.slice(0, MOST_SHOWN).map(({ row, fields }) => (
        <Link key={row.id} href={linkWith(orderUrlParams(row.id))} onClick={onDone}>
          <strong>{row.id}</strong> {wordsOf(row)}
          <span className="finder__field">{`найдено: ${fields}`}</span>
        </Link>
      ))}
      {matches.length > MOST_SHOWN && (
        <p className="finder__note">{`И ещё ${matches.length - MOST_SHOWN}: уточните запрос`}</p>
      )}
      {server.length > 0 && <p className="finder__title">На сервере</p>}
      {server.map((action) => (
        <button key={action.text} type="button" onClick={action.onClick}>
          {`Отобрать: ${action.text}`}
        </button>
      ))}
      <p className="finder__note">
        {`По телефону, адресу и имени сервер ${isArchive ? 'архив ' : ''}не ищет: так находятся только загруженные заказы`}
      </p>
    </>
  )
}

function wordsOf({ order }: OrderRow): string {
  const { customerName, phone, addressTo, companyName } = order
  return [companyName, customerName && bidiIsolated(customerName), phone && formatPhone(phone), orderAddress(addressTo)]
    .filter(Boolean)
    .join(', ')
}
