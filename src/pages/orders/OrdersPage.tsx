import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo, useCallback, useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { id } from '../../lib/structs'
import { citiesEager, orderStatuses } from '../../session/dictionaries'
import { useAccess, useUser } from '../../session/useAccess'
import { paths } from '../../ui/address/paths'
import { useAddress } from '../../ui/address/useAddress'
import { lazyPart } from '../../ui/chunk/lazyPart'
import { EmptyState } from '../../ui/EmptyState'
import { useLeavings } from '../../ui/keptScreen'
import { AfterRows } from '../../ui/list/AfterRows'
import { DataTable } from '../../ui/list/DataTable'
import { DefaultFilter } from '../../ui/list/savedFilters/DefaultFilter'
import { useListPage } from '../../ui/list/useListPage'
import { PageHeader } from '../../ui/PageHeader'
import { useMedia, WIDE } from '../../ui/useMedia'
import { useRoom } from '../../ui/useRoom'
import { useAssigning } from './assign/useAssigning'
import { AttentionBar } from './attention/AttentionBar'
import { AttentionEmpty } from './attention/AttentionEmpty'
import { useAttention, useAttentionCounting, useAttentionList } from './attention/useAttention'
import { useLateTitle } from './attention/useLateTitle'
import { useOrdersExport } from './export/OrdersExport'
import { AwaitEarly } from './list/AwaitEarly'
import { BesideList } from './list/BesideList'
import { ACTIVE_COLUMNS, ACTIVE_WIDTH, SPLIT_COLUMNS } from './list/columns'
import { OpenDetail } from './list/OpenDetail'
import { OrdersFilter } from './list/OrdersFilter'
import { ORDER_LIST, SAVED_ORDERS } from './list/orderList'
import { orderWords } from './list/orderWords'
import { unreadableOrders } from './list/unreadableOrders'
import { useElsewhere } from './list/useElsewhere'
import { OneCity, useOneCity } from './list/useOneCity'
import { useOpenOrder } from './list/useOpenOrder'
import { DataAge } from './live/DataAge'
import earlyOrders from './live/earlyOrders'
import { NewOrdersButton } from './live/NewOrdersButton'
import { ordersPage, ordersStore } from './live/ordersStore'
import { StatusTiles } from './live/StatusTiles'
import { useHeldTable } from './live/useHeldTable'
import { MapButton, MapOfList } from './map/MapOfList'
import { useMapToggle } from './map/useMapToggle'
import './attention/loadByTime.css'
import './orders.css'
import './ordersStrip.css'

const LoadByTime = memo(
  lazyPart(() => import('./attention/LoadByTime').then((m) => m.LoadByTime), { lineName: 'Нагрузка по времени' }),
)

const OrderKeys = lazyPart(() => import('./keys/OrderKeys').then((m) => m.OrderKeys), { lineName: 'Клавиши списка' })

const NumberElsewhere = lazyPart(() => import('./list/NumberElsewhere').then((m) => m.NumberElsewhere))

const OrderElsewhere = lazyPart(() => import('./detail/OrderElsewhere').then((m) => m.OrderElsewhere))

const Filter = memo(OrdersFilter)

export function OrdersPage() {
  return (
    <AwaitEarly early={earlyOrders}>
      <DefaultFilter screen={SAVED_ORDERS}>
        <ActiveOrders />
      </DefaultFilter>
    </AwaitEarly>
  )
}

function ActiveOrders() {
  const can = useAccess()
  const { allowedCities, companyId } = useUser()
  const homeCity = allowedCities[0]?.id
  // Only partners may add orders (operations, section 2).
  const mayAdd = can('order_create') && companyId !== undefined
  useAttentionCounting()
  useLateTitle()
  const list = useListPage(ordersStore, ORDER_LIST)
  const isOneCity = useOneCity(list.query.cityId)
  const leavings = useLeavings()
  const [attention, chooseAttention] = useAttention()
  const shown = useAttentionList(list, attention)
  const [isMapOpen, toggleMap] = useMapToggle()
  const isWide = useMedia(WIDE)
  const showAll = useCallback(() => chooseAttention(undefined), [chooseAttention])

  const opened = useOpenOrder(ordersPage, false)
  const exporting = useOrdersExport('active', list.query)
  const { page: _page, orderBy: _orderBy, ...filters } = list.query
  const assigning = useAssigning({ ...filters, attention })
  const { button: choosing } = assigning
  // Export and new orders belong to the filter's list, not to the attention list.
  const tools = useMemo(
    () => (
      <>
        {!attention && <NewOrdersButton />}
        {choosing}
        {!attention && exporting}
      </>
    ),
    [attention, choosing, exporting],
  )
  const { id: number } = list.query
  const empty = useMemo(
    () => (
      <EmptyState
        title="Список заказов пуст"
        hint="Измените фильтр или добавьте новый заказ"
        action={number !== undefined && <NumberElsewhere key={number} id={number} />}
      />
    ),
    [number],
  )
  const areRowsThere = list.state.page > 0
  const table = useHeldTable<HTMLDivElement>()
  const hasRoom = useRoom(table, ACTIVE_WIDTH, isWide)

  const openId = useAddress().get('order', id())
  const elsewhere = useElsewhere(openId, shown)
  useEffect(() => ordersPage.keepOpen(openId), [openId])

  useEffect(() => {
    void orderStatuses.load()
    void citiesEager.load()
    return ordersPage.start()
  }, [])

  return (
    <>
      <AfterRows key={leavings} areThere={areRowsThere}>
        <OrderKeys isArchive={false} />
      </AfterRows>
      <PageHeader
        title="Активные заказы"
        extra={
          <>
            <DataAge cityId={list.query.cityId ?? homeCity} />
            <AfterRows areThere={areRowsThere || list.state.status === 'failed'} waiting={<div className="load" />}>
              <LoadByTime cityId={list.query.cityId ?? homeCity} />
            </AfterRows>
            <MapButton isOpen={isMapOpen} onToggle={toggleMap} />
            {mayAdd && (
              <Link href={paths.addOrder} asChild>
                <Button type="primary" icon={<PlusOutlined />} href={paths.addOrder}>
                  Добавить заказ
                </Button>
              </Link>
            )}
          </>
        }
      />
      <div className="orders-strip">
        <AttentionBar chosen={attention} onChoose={chooseAttention} />
        {!attention && <StatusTiles />}
      </div>
      {assigning.dialog}
      <Filter key={`filter:${leavings}`} list={list.filter} />
      {elsewhere !== undefined && opened.besideId === undefined && (
        <OrderElsewhere key={elsewhere} id={elsewhere} isArchive={false} />
      )}
      <BesideList
        map={
          isMapOpen && (
            <MapOfList
              rows={shown.state.rows}
              query={list.query}
              attention={attention}
              assign={assigning.assign}
              chosen={assigning.chosen}
            />
          )
        }
        detail={
          opened.besideId && <OpenDetail id={opened.besideId} isArchive={false} isElsewhere={elsewhere !== undefined} />
        }
      >
        <div className="orders-table orders-table--active" ref={table}>
          <OneCity value={isOneCity}>
            <DataTable
              name="orders"
              columns={isMapOpen || opened.besideId !== undefined || !hasRoom ? SPLIT_COLUMNS : ACTIVE_COLUMNS}
              list={shown}
              isLive
              tools={tools}
              {...(assigning.selection && { selection: assigning.selection })}
              {...opened.table}
              unreadableWords={unreadableOrders}
              farWords={orderWords}
              empty={attention ? <AttentionEmpty attention={attention} onShowAll={showAll} /> : empty}
            />
          </OneCity>
        </div>
      </BesideList>
    </>
  )
}
