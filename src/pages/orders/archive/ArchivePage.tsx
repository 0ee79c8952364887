import { memo, useEffect, useMemo } from 'react'
import { useRememberListQuery } from '../../../kit/address/lastListQuery'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { DataTable } from '../../../kit/list/DataTable'
import { DeferUntilRows } from '../../../kit/list/DeferUntilRows'
import { DefaultFilterGate } from '../../../kit/list/savedFilters/DefaultFilterGate'
import { useListPage } from '../../../kit/list/useListPage'
import { idStruct } from '../../../lib/structs'
import { citiesEagerLoader, orderStatusesLoader } from '../../../session/dictionaries'
import { useScreenExitCount } from '../../../ui/cachedScreen'
import { lazyScreenPart } from '../../../ui/chunk/lazyScreenPart'
import { EmptyState } from '../../../ui/EmptyState'
import { PageHeader } from '../../../ui/PageHeader'
import { useOrdersExportButton } from '../export/useOrdersExportButton'
import { LazyOrderPanel } from '../list/LazyOrderPanel'
import { OrderFilterForm, type OrderFilterFormProps } from '../list/OrderFilterForm'
import { OrderSplitView } from '../list/OrderSplitView'
import { orderFindInPageText } from '../list/orderFindInPageText'
import { ARCHIVE_QUERY_DEF, ARCHIVE_SAVED_FILTER_SCREEN } from '../list/orderQueryDefs'
import { PrefetchGate } from '../list/PrefetchGate'
import { unreadableOrdersText } from '../list/unreadableOrdersText'
import { SingleCityContext, useListHasSingleCity } from '../list/useListHasSingleCity'
import { useOffPageOrderId } from '../list/useOffPageOrderId'
import { useOrderDetailToggle } from '../list/useOrderDetailToggle'
import { ArchiveSummaryCard } from './ArchiveSummaryCard'
import { ARCHIVE_COLUMNS } from './archiveColumns'
import { archiveListModel, archiveListStore, startArchiveLiveUpdates } from './archiveListModel'
import archivePrefetch from './archivePrefetch'
import { CourierAndDateFilterFields } from './CourierAndDateFilterFields'
import { useArchiveDayChart } from './days/useArchiveDayChart'
import '../orders.css'
import './archive.css'

const Filter = memo(ArchiveFilter)

const OrderShortcuts = lazyScreenPart(() => import('../keys/OrderShortcuts').then((m) => m.OrderShortcuts), {
  lineName: 'Клавиши списка',
})

const OrderFinder = lazyScreenPart(() => import('../find/OrderFinder').then((m) => m.OrderFinder), {
  lineName: 'Поиск заказа',
  waiting: <div className="order-finder" />,
})

const OrderByNumberLink = lazyScreenPart(() => import('../list/OrderByNumberLink').then((m) => m.OrderByNumberLink))

const OffPageOrderDetail = lazyScreenPart(() =>
  import('../detail/OffPageOrderDetail').then((m) => m.OffPageOrderDetail),
)

export function ArchivePage() {
  return (
    <PrefetchGate prefetch={archivePrefetch}>
      <DefaultFilterGate screen={ARCHIVE_SAVED_FILTER_SCREEN}>
        <Archive />
      </DefaultFilterGate>
    </PrefetchGate>
  )
}

/**
 * The rows of the archive cannot be selected, because the specification has no bulk action for archived orders
 * (operations, «Archive orders»).
 */
function Archive() {
  useRememberListQuery()
  const list = useListPage(archiveListStore, ARCHIVE_QUERY_DEF)
  const openId = useUrlQuery().get('order', idStruct())
  const elsewhere = useOffPageOrderId(openId, list)
  useEffect(() => archiveListModel.keepOpen(openId), [openId])
  const isOneCity = useListHasSingleCity(list.query.cityId)
  const exitCount = useScreenExitCount()
  const { id: number } = list.query
  const empty = useMemo(
    () => (
      <EmptyState
        title="В архиве нет таких заказов"
        hint="Измените фильтр"
        action={number !== undefined && <OrderByNumberLink key={number} id={number} />}
      />
    ),
    [number],
  )
  const opened = useOrderDetailToggle(archiveListModel, true)
  const files = useOrdersExportButton('archive', list.query)
  const { button, plot } = useArchiveDayChart(list)
  const tools = useMemo(
    () => (
      <>
        {button}
        {files}
      </>
    ),
    [button, files],
  )

  useEffect(() => {
    void orderStatusesLoader.load()
    void citiesEagerLoader.load()
    return startArchiveLiveUpdates()
  }, [])

  return (
    <>
      <DeferUntilRows key={exitCount} areThere={list.state.page > 0}>
        <OrderShortcuts isArchive />
      </DeferUntilRows>
      <PageHeader
        title="Архив заказов"
        extra={
          <DeferUntilRows
            areThere={list.state.page > 0 || list.state.status === 'failed'}
            waiting={<div className="order-finder" />}
          >
            <OrderFinder isArchive setFilters={list.setFilters} />
          </DeferUntilRows>
        }
      />
      <Filter key={`filter:${exitCount}`} list={list.filter} />
      <ArchiveSummaryCard query={list.query} />
      {plot}
      <OrderSplitView
        detail={
          opened.panelOrderId && (
            <LazyOrderPanel id={opened.panelOrderId} isArchive isElsewhere={elsewhere !== undefined} />
          )
        }
      >
        {elsewhere !== undefined && opened.panelOrderId === undefined && (
          <OffPageOrderDetail key={elsewhere} id={elsewhere} isArchive />
        )}
        <div className="orders-table">
          <SingleCityContext value={isOneCity}>
            <DataTable
              name="archive-orders"
              columns={ARCHIVE_COLUMNS}
              list={list}
              tools={tools}
              {...opened.table}
              unreadableWords={unreadableOrdersText}
              farWords={orderFindInPageText}
              empty={empty}
            />
          </SingleCityContext>
        </div>
      </OrderSplitView>
    </>
  )
}

function ArchiveFilter({ list }: Pick<OrderFilterFormProps, 'list'>) {
  return (
    <OrderFilterForm list={list} saved={ARCHIVE_SAVED_FILTER_SCREEN} isArchive>
      <CourierAndDateFilterFields />
    </OrderFilterForm>
  )
}
