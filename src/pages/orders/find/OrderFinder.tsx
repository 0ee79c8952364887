import { SearchOutlined } from '@ant-design/icons'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { OrderFilters } from '../../../api/orders'
import { matchedFields, toServerSearch } from '../../../domain/orderSearch'
import { isActiveOrderStatus, orderAddress } from '../../../domain/orders'
import { formatPhone } from '../../../domain/phones'
import { bidiIsolated, countWithNoun } from '../../../domain/text'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { TextInput } from '../../../ui/form/TextInput'
import { orderQueryParams } from '../list/orderQueryParams'
import './orderFinder.css'

export type OrderFinderProps = {
  isArchive: boolean
  setFilters: (filters: Partial<OrderFilters>) => void
}

const MOST_SHOWN = 8

/**
 * Search box for orders. The server searches by order number, external number and restaurant name. Phone, address and
 * customer name are searched only in the loaded orders, because the server has no filter for them.
 */
export function OrderFinder({ isArchive, setFilters }: OrderFinderProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const isShown = isOpen && text.trim() !== ''
  const close = () => setOpen(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return
    event.stopPropagation()
    close()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    <form
      aria-label="Поиск заказа"
      className="order-finder"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault()
        panel.current?.querySelector<HTMLElement>('a, button')?.click()
      }}
    >
      <TextInput
        aria-label="Найти заказ"
        aria-controls={panelId}
        autoComplete="off"
        placeholder="Номер, телефон, адрес, имя"
        value={text}
        suffix={<SearchOutlined aria-hidden />}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
        }}
      />
      <div id={panelId} ref={panel} className="order-finder__panel" hidden={!isShown}>
        {isShown && <Results text={text} isArchive={isArchive} setFilters={setFilters} onDone={close} />}
      </div>
    </form>
  )
}

function Results({ text, isArchive, setFilters, onDone }: OrderFinderProps & { text: string; onDone: () => void }) {
  const { linkWith } = useUrlQuery()
  const { orderId, externalId, companyName } = toServerSearch(text)
  const loaded = [...orderBook.rows()].filter(({ order }) => isActiveOrderStatus(order.status) !== isArchive)
  const matches = loaded.flatMap((row) => {
    const fields = matchedFields(row.order, text)
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
  return (
    <>
      {orderId !== undefined && !exact && (
        <Link href={linkWith(orderQueryParams(orderId))} onClick={onDone}>{`Открыть заказ ${orderId}`}</Link>
      )}
      <p className="order-finder__title" role="status">
        {`${countWithNoun(matches.length, 'заказ', 'заказа', 'заказов')} среди загруженных (${loaded.length})`}
      </p>
      {matches.slice(0, MOST_SHOWN).map(({ row, fields }) => (
        <Link key={row.id} href={linkWith(orderQueryParams(row.id))} onClick={onDone}>
          <strong>{row.id}</strong> {wordsOf(row)}
          <span className="order-finder__field">{`найдено: ${fields}`}</span>
        </Link>
      ))}
      {matches.length > MOST_SHOWN && (
        <p className="order-finder__note">{`И ещё ${matches.length - MOST_SHOWN}: уточните запрос`}</p>
      )}
      {server.length > 0 && <p className="order-finder__title">На сервере</p>}
      {server.map((action) => (
        <button key={action.text} type="button" onClick={action.onClick}>
          {`Отобрать: ${action.text}`}
        </button>
      ))}
      <p className="order-finder__note">
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
