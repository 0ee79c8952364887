import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo, useCallback, useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { useRememberedSearch } from '../../kit/address/lastSearch'
import { paths } from '../../kit/address/paths'
import { useAddress } from '../../kit/address/useAddress'
import { LINKED } from '../../kit/backLink'
import { DataTable } from '../../kit/list/DataTable'
import { DeferUntilRows } from '../../kit/list/DeferUntilRows'
import { DefaultFilter } from '../../kit/list/savedFilters/DefaultFilter'
import { useListPage } from '../../kit/list/useListPage'
import { id } from '../../lib/structs'
import { citiesEager, orderStatuses } from '../../session/dictionaries'
import { useAccess, useUser } from '../../session/useAccess'
import { useExitCount } from '../../ui/cachedScreen'
import { lazyPart } from '../../ui/chunk/lazyPart'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { useFitsWidth } from '../../ui/useFitsWidth'
import { useMedia, WIDE } from '../../ui/useMedia'
import { useAssigning } from './assign/useAssigning'
import { AttentionBar } from './attention/AttentionBar'
import { AttentionEmpty } from './attention/AttentionEmpty'
import { useAttention, useAttentionCounting, useAttentionList } from './attention/useAttention'
import { useLateTitle } from './attention/useLateTitle'
import { useAttentionExport, useOrdersExport } from './export/OrdersExport'
import { ACTIVE_COLUMNS, ACTIVE_WIDTH, SPLIT_COLUMNS } from './list/columns'
import { OpenDetail } from './list/OpenDetail'
import { OrdersFilter } from './list/OrdersFilter'
import { ORDER_LIST, SAVED_ORDERS } from './list/orderList'
import { orderWords } from './list/orderWords'
import { PrefetchGate } from './list/PrefetchGate'
import { SplitList } from './list/SplitList'
import { unreadableOrders } from './list/unreadableOrders'
import { OneCity, useOneCity } from './list/useOneCity'
import { useOpenOrder } from './list/useOpenOrder'
import { useOrderOutsideList } from './list/useOrderOutsideList'
import { DataAge } from './live/DataAge'
import { NewOrdersButton } from './live/NewOrdersButton'
import ordersPrefetch from './live/ordersPrefetch'
import { ordersPage, ordersStore } from './live/ordersStore'
import { StatusTiles } from './live/StatusTiles'
import { useHeldTable } from './live/useHeldTable'
import { MapButton, MapOfList } from './map/MapOfList'
import { useMapToggle } from './map/useMapToggle'
import './attention/attention.css'
import './orders.css'
import './ordersStrip.css'

const LoadByTime = memo(
  lazyPart(() => import('./attention/LoadByTime').then((m) => m.LoadByTime), { lineName: 'Нагрузка по времени' }),
)

const OrderKeys = lazyPart(() => import('./keys/OrderKeys').then((m) => m.OrderKeys), { lineName: 'Клавиши списка' })

const OrderFinder = lazyPart(() => import('./find/OrderFinder').then((m) => m.OrderFinder), {
  lineName: 'Поиск заказа',
  waiting: <div className="order-finder" />,
})

const OrderByNumber = lazyPart(() => import('./list/OrderByNumber').then((m) => m.OrderByNumber))

const OrderOutsideList = lazyPart(() => import('./detail/OrderOutsideList').then((m) => m.OrderOutsideList))

const Filter = memo(OrdersFilter)

export function OrdersPage() {
  return (
    <PrefetchGate prefetch={ordersPrefetch}>
      <DefaultFilter screen={SAVED_ORDERS}>
        <ActiveOrders />
      </DefaultFilter>
    </PrefetchGate>
  )
}

function ActiveOrders() {
  useRememberedSearch()
  const can = useAccess()
  const { allowedCities, companyId } = useUser()
  const homeCity = allowedCities[0]?.id
  // Only partners may add orders (operations, section 2).
  const mayAdd = can('order_create') && companyId !== undefined
  useAttentionCounting()
  useLateTitle()
  const list = useListPage(ordersStore, ORDER_LIST)
  const isOneCity = useOneCity(list.query.cityId)
  const exitCount = useExitCount()
  const [attention, chooseAttention] = useAttention()
  const shown = useAttentionList(list, attention)
  const [isMapOpen, toggleMap] = useMapToggle()
  const isWide = useMedia(WIDE)
  const { setFilters } = list
  const chooseStatus = useCallback((status: number | undefined) => setFilters({ status }), [setFilters])
  const showAll = useCallback(() => chooseAttention(undefined), [chooseAttention])

  const opened = useOpenOrder(ordersPage, false)
  const exporting = useOrdersExport('active', list.query)
  const exportingAttention = useAttentionExport(attention, list.query)
  const { page: _page, orderBy: _orderBy, ...filters } = list.query
  const assigning = useAssigning({ ...filters, attention })
  const { button: choosing } = assigning
  // The button for new orders applies to the filtered list, so it is hidden while the table shows the attention list.
  const tools = useMemo(
    () => (
      <>
        {!attention && <NewOrdersButton />}
        {choosing}
        {attention ? exportingAttention : exporting}
      </>
    ),
    [attention, choosing, exporting, exportingAttention],
  )
  const { id: number } = list.query
  const empty = useMemo(
    () => (
      <EmptyState
        title="Список заказов пуст"
        hint="Измените фильтр или добавьте новый заказ"
        action={number !== undefined && <OrderByNumber key={number} id={number} />}
      />
    ),
    [number],
  )
  const areRowsThere = list.state.page > 0
  const table = useHeldTable<HTMLDivElement>()
  const hasRoom = useFitsWidth(table, ACTIVE_WIDTH, isWide)

  const openId = useAddress().get('order', id())
  const elsewhere = useOrderOutsideList(openId, shown)
  useEffect(() => ordersPage.keepOpen(openId), [openId])

  useEffect(() => {
    void orderStatuses.load()
    void citiesEager.load()
    return ordersPage.start()
  }, [])

  return (
    <>
      <DeferUntilRows key={exitCount} areThere={areRowsThere}>
        <OrderKeys isArchive={false} />
      </DeferUntilRows>
      <PageHeader
        title="Активные заказы"
        extra={
          <>
            <DataAge cityId={list.query.cityId ?? homeCity} />
            <DeferUntilRows
              areThere={areRowsThere || list.state.status === 'failed'}
              waiting={<div className="order-finder" />}
            >
              <OrderFinder isArchive={false} setFilters={setFilters} />
            </DeferUntilRows>
            <DeferUntilRows
              areThere={areRowsThere || list.state.status === 'failed'}
              waiting={<div className="load" />}
            >
              <LoadByTime cityId={list.query.cityId ?? homeCity} />
            </DeferUntilRows>
            <MapButton isOpen={isMapOpen} onToggle={toggleMap} />
            {mayAdd && (
              <Link href={paths.addOrder} state={LINKED} asChild>
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
        {!attention && <StatusTiles chosen={list.query.status} onChoose={chooseStatus} />}
      </div>
      {assigning.dialog}
      <Filter key={`filter:${exitCount}`} list={list.filter} />
      {elsewhere !== undefined && opened.besideId === undefined && (
        <OrderOutsideList key={elsewhere} id={elsewhere} isArchive={false} />
      )}
      <SplitList
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
      </SplitList>
    </>
  )
}
