import { EnvironmentOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo, useCallback, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { countWithNoun } from '../../domain/textFormatting'
import { useRememberListQuery } from '../../kit/address/lastListQuery'
import { paths } from '../../kit/address/paths'
import { LinkButton } from '../../kit/LinkButton'
import { DeferUntilRows } from '../../kit/list/DeferUntilRows'
import { DefaultFilterGate } from '../../kit/list/savedFilters/DefaultFilterGate'
import { useListPage } from '../../kit/list/useListPage'
import { citiesEagerLoader, orderStatusesLoader } from '../../session/dictionaries'
import { useAccess, useUser } from '../../session/sessionHooks'
import { useScreenExitCount } from '../../ui/cachedScreen'
import { lazyScreenPart } from '../../ui/chunk/lazyScreenPart'
import { PageHeader } from '../../ui/PageHeader'
import { useElementHasMinWidth } from '../../ui/useElementHasMinWidth'
import { useMediaQuery, WIDE_SCREEN_QUERY } from '../../ui/useMediaQuery'
import { useOrderAssignment } from './assign/useOrderAssignment'
import { OrderAttentionBar, OrderAttentionEmptyState } from './attention/OrderAttentionBar'
import {
  useLateCountInTitle,
  useOrderAttentionCounting,
  useOrderAttentionList,
  useOrderAttentionParam,
} from './attention/orderAttentionHooks'
import { useOrdersExportButton } from './export/useOrdersExportButton'
import { OrderFinder, OrderShortcuts } from './list/lazyOrderParts'
import { OrderFilterForm } from './list/OrderFilterForm'
import { OrderSplitView } from './list/OrderSplitView'
import { OrderTable } from './list/OrderTable'
import { ACTIVE_ORDER_COLUMNS, ACTIVE_ORDERS_MIN_WIDTH, SPLIT_VIEW_ORDER_COLUMNS } from './list/orderColumns'
import { ORDER_QUERY_DEF, ORDER_SAVED_FILTER_SCREEN } from './list/orderQueryDefs'
import { PrefetchGate } from './list/PrefetchGate'
import { useOrderDetailToggle } from './list/useOrderDetailToggle'
import { activeOrdersListModel, activeOrdersListStore } from './live/activeOrdersListModel'
import { OrderStatusTiles } from './live/OrderStatusTiles'
import { OrdersDataAgeTag } from './live/OrdersDataAgeTag'
import ordersPrefetch from './live/ordersPrefetch'
import { useDeferNewRows } from './live/useDeferNewRows'
import { useMapToggle } from './map/useMapToggle'
import './attention/attention.css'
import './orders.css'
import './ordersStrip.css'

const OrderWorkloadChart = memo(
  lazyScreenPart(() => import('./attention/OrderWorkloadChart').then((m) => m.OrderWorkloadChart), {
    lineName: 'Нагрузка по времени',
  }),
)

const OrdersMap = lazyScreenPart(() => import('./map/OrdersMap').then((m) => m.OrdersMap))

const Filter = memo(OrderFilterForm)

export function OrdersPage() {
  return (
    <PrefetchGate prefetch={ordersPrefetch}>
      <DefaultFilterGate screen={ORDER_SAVED_FILTER_SCREEN}>
        <ActiveOrders />
      </DefaultFilterGate>
    </PrefetchGate>
  )
}

function ActiveOrders() {
  useRememberListQuery()
  const can = useAccess()
  const { allowedCities, companyId } = useUser()
  const firstCityId = allowedCities[0]?.id
  // Only partners may add orders (operations, section 2).
  const mayAdd = can('order_create') && companyId !== undefined
  useOrderAttentionCounting()
  useLateCountInTitle()
  const list = useListPage(activeOrdersListStore, ORDER_QUERY_DEF)
  const exitCount = useScreenExitCount()
  const [attention, chooseAttention] = useOrderAttentionParam()
  const shown = useOrderAttentionList(list, attention)
  const [isMapOpen, toggleMap] = useMapToggle()
  const isWide = useMediaQuery(WIDE_SCREEN_QUERY)
  const { setFilters } = list
  const chooseStatus = useCallback((status: number | undefined) => setFilters({ status }), [setFilters])

  const exporting = useOrdersExportButton(attention ?? 'active', list.query)
  const { page: _page, orderBy: _orderBy, ...filters } = list.query
  const assigning = useOrderAssignment({ ...filters, attention })
  const { button: choosing } = assigning
  // The button that shows newly arrived orders adds them to the filtered list, so hide it while the table shows another list: the orders
  // that need attention.
  const tools = useMemo(
    () => (
      <>
        {!attention && <NewOrdersButton />}
        {choosing}
        {exporting}
      </>
    ),
    [attention, choosing, exporting],
  )
  const areRowsThere = list.state.page > 0
  const table = useDeferNewRows()
  const hasRoom = useElementHasMinWidth(table, ACTIVE_ORDERS_MIN_WIDTH, isWide)
  const opened = useOrderDetailToggle(activeOrdersListModel, false, shown)

  useEffect(() => {
    void orderStatusesLoader.load()
    void citiesEagerLoader.load()
    return activeOrdersListModel.start()
  }, [])

  return (
    <>
      <DeferUntilRows key={exitCount} areThere={areRowsThere}>
        <OrderShortcuts isArchive={false} />
      </DeferUntilRows>
      <PageHeader
        title="Активные заказы"
        extra={
          <>
            <OrdersDataAgeTag cityId={list.query.cityId ?? firstCityId} />
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
              <OrderWorkloadChart cityId={list.query.cityId ?? firstCityId} />
            </DeferUntilRows>
            <Button
              className="orders-top__map"
              icon={<EnvironmentOutlined />}
              aria-pressed={isMapOpen}
              onClick={toggleMap}
            >
              Карта
            </Button>
            {mayAdd && (
              <LinkButton type="primary" icon={<PlusOutlined />} to={paths.addOrder}>
                Добавить заказ
              </LinkButton>
            )}
          </>
        }
      />
      <div className="orders-strip">
        <OrderAttentionBar chosen={attention} onChoose={chooseAttention} />
        {!attention && <OrderStatusTiles chosen={list.query.status} onChoose={chooseStatus} />}
      </div>
      {assigning.dialog}
      <Filter key={`filter:${exitCount}`} list={list.filter} />
      {opened.offPage}
      <OrderSplitView
        map={
          isMapOpen && (
            <OrdersMap
              rows={shown.state.rows}
              query={list.query}
              attention={attention}
              assign={assigning.assign}
              chosen={assigning.chosen}
            />
          )
        }
        detail={opened.panel}
      >
        <div className="orders-table orders-table--active" ref={table}>
          <OrderTable
            name="orders"
            columns={isMapOpen || opened.panel || !hasRoom ? SPLIT_VIEW_ORDER_COLUMNS : ACTIVE_ORDER_COLUMNS}
            list={shown}
            isLive
            tools={tools}
            {...(assigning.selection && { selection: assigning.selection })}
            {...opened.table}
            filters={list.query}
            emptyTitle="Список заказов пуст"
            emptyHint="Измените фильтр или добавьте новый заказ"
            empty={
              attention && (
                <OrderAttentionEmptyState attention={attention} onShowAll={() => chooseAttention(undefined)} />
              )
            }
          />
        </div>
      </OrderSplitView>
    </>
  )
}

function NewOrdersButton() {
  const { waiting } = useSnapshot(activeOrdersListModel.live)
  return (
    <span role="status">
      {waiting > 0 && (
        <Button size="small" type="primary" onClick={() => activeOrdersListModel.showWaiting(true)}>
          {`${countWithNoun(waiting, 'новый', 'новых', 'новых')} ↑`}
        </Button>
      )}
    </span>
  )
}
