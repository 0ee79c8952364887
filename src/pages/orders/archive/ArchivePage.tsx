import { memo, useEffect, useMemo } from 'react'
import { id } from '../../../lib/structs'
import { citiesEager, orderStatuses } from '../../../session/dictionaries'
import { useAddress } from '../../../ui/address/useAddress'
import { lazyPart } from '../../../ui/chunk/lazyPart'
import { EmptyState } from '../../../ui/EmptyState'
import { useLeavings } from '../../../ui/keptScreen'
import { AfterRows } from '../../../ui/list/AfterRows'
import { DataTable } from '../../../ui/list/DataTable'
import { DefaultFilter } from '../../../ui/list/savedFilters/DefaultFilter'
import { useListPage } from '../../../ui/list/useListPage'
import { PageHeader } from '../../../ui/PageHeader'
import { useOrdersExport } from '../export/OrdersExport'
import { AwaitEarly } from '../list/AwaitEarly'
import { BesideList } from '../list/BesideList'
import { OpenDetail } from '../list/OpenDetail'
import { ARCHIVE_LIST, SAVED_ARCHIVE } from '../list/orderList'
import { orderWords } from '../list/orderWords'
import { unreadableOrders } from '../list/unreadableOrders'
import { useElsewhere } from '../list/useElsewhere'
import { OneCity, useOneCity } from '../list/useOneCity'
import { useOpenOrder } from '../list/useOpenOrder'
import { ArchiveFilter } from './ArchiveFilter'
import { ARCHIVE_COLUMNS } from './archiveColumns'
import { archivePage, archiveStore, startArchive } from './archiveStore'
import { useArchiveDays } from './days/useArchiveDays'
import earlyArchive from './earlyArchive'
import { SummaryCard } from './SummaryCard'
import '../orders.css'
import './archive.css'

const Filter = memo(ArchiveFilter)

const OrderKeys = lazyPart(() => import('../keys/OrderKeys').then((m) => m.OrderKeys), { lineName: 'Клавиши списка' })

const NumberElsewhere = lazyPart(() => import('../list/NumberElsewhere').then((m) => m.NumberElsewhere))

const OrderElsewhere = lazyPart(() => import('../detail/OrderElsewhere').then((m) => m.OrderElsewhere))

export function ArchivePage() {
  return (
    <AwaitEarly early={earlyArchive}>
      <DefaultFilter screen={SAVED_ARCHIVE}>
        <Archive />
      </DefaultFilter>
    </AwaitEarly>
  )
}

/** No row selection: the specification has no bulk action for archived orders (operations, «Archive orders»). */
function Archive() {
  const list = useListPage(archiveStore, ARCHIVE_LIST)
  const openId = useAddress().get('order', id())
  const elsewhere = useElsewhere(openId, list)
  useEffect(() => archivePage.keepOpen(openId), [openId])
  const isOneCity = useOneCity(list.query.cityId)
  const leavings = useLeavings()
  const { id: number } = list.query
  const empty = useMemo(
    () => (
      <EmptyState
        title="В архиве нет таких заказов"
        hint="Измените фильтр"
        action={number !== undefined && <NumberElsewhere key={number} id={number} />}
      />
    ),
    [number],
  )
  const opened = useOpenOrder(archivePage, true)
  const files = useOrdersExport('archive', list.query)
  const { button, plot } = useArchiveDays(list)
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
    void orderStatuses.load()
    void citiesEager.load()
    return startArchive()
  }, [])

  return (
    <>
      <AfterRows key={leavings} areThere={list.state.page > 0}>
        <OrderKeys isArchive />
      </AfterRows>
      <PageHeader title="Архив заказов" />
      <Filter key={`filter:${leavings}`} list={list.filter} />
      <SummaryCard query={list.query} />
      {plot}
      <BesideList
        detail={opened.besideId && <OpenDetail id={opened.besideId} isArchive isElsewhere={elsewhere !== undefined} />}
      >
        {elsewhere !== undefined && opened.besideId === undefined && (
          <OrderElsewhere key={elsewhere} id={elsewhere} isArchive />
        )}
        <div className="orders-table">
          <OneCity value={isOneCity}>
            <DataTable
              name="archive-orders"
              columns={ARCHIVE_COLUMNS}
              list={list}
              tools={tools}
              {...opened.table}
              unreadableWords={unreadableOrders}
              farWords={orderWords}
              empty={empty}
            />
          </OneCity>
        </div>
      </BesideList>
    </>
  )
}
