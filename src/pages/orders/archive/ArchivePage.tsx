import { memo, useEffect, useMemo } from 'react'
import { useRememberListQuery } from '../../../kit/address/lastListQuery'
import { DeferUntilRows } from '../../../kit/list/DeferUntilRows'
import { DefaultFilterGate } from '../../../kit/list/savedFilters/DefaultFilterGate'
import { useListPage } from '../../../kit/list/useListPage'
import { citiesEagerLoader, orderStatusesLoader } from '../../../session/dictionaries'
import { useScreenExitCount } from '../../../ui/cachedScreen'
import { PageHeader } from '../../../ui/PageHeader'
import { useOrdersExportButton } from '../export/useOrdersExportButton'
import { CourierFilterField } from '../list/CourierFilterField'
import { OrderFinder, OrderShortcuts } from '../list/lazyOrderParts'
import { OrderDateFilterFields } from '../list/OrderDateFilterFields'
import { OrderFilterForm, type OrderFilterFormProps } from '../list/OrderFilterForm'
import { OrderSplitView } from '../list/OrderSplitView'
import { OrderTable } from '../list/OrderTable'
import { ARCHIVE_QUERY_DEF, ARCHIVE_SAVED_FILTER_SCREEN } from '../list/orderQueryDefs'
import { PrefetchGate } from '../list/PrefetchGate'
import { useOrderDetailToggle } from '../list/useOrderDetailToggle'
import { ArchiveSummaryCard } from './ArchiveSummaryCard'
import { ARCHIVE_COLUMNS } from './archiveColumns'
import { archiveListModel, archiveListStore, startArchiveLiveUpdates } from './archiveListModel'
import archivePrefetch from './archivePrefetch'
import { useArchiveDayChart } from './days/useArchiveDayChart'
import '../orders.css'
import './archive.css'

const Filter = memo(ArchiveFilter)

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
  const exitCount = useScreenExitCount()
  const opened = useOrderDetailToggle(archiveListModel, true, list)
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
      <OrderSplitView detail={opened.panel}>
        {opened.offPage}
        <div className="orders-table">
          <OrderTable
            name="archive-orders"
            columns={ARCHIVE_COLUMNS}
            list={list}
            tools={tools}
            {...opened.table}
            filters={list.query}
            emptyTitle="В архиве нет таких заказов"
            emptyHint="Измените фильтр"
          />
        </div>
      </OrderSplitView>
    </>
  )
}

function ArchiveFilter({ list }: Pick<OrderFilterFormProps, 'list'>) {
  return (
    <OrderFilterForm list={list} isArchive>
      <CourierFilterField />
      <OrderDateFilterFields />
    </OrderFilterForm>
  )
}
