import { ArrowLeftOutlined, EnvironmentOutlined } from '@ant-design/icons'
import { Button, Skeleton, Tabs } from 'antd'
import { type ReactNode, useState } from 'react'
import { enums } from 'superstruct'
import { useParams } from 'wouter'
import { type CourierDetails, loadCourier, loadCourierDocuments, loadCourierPenalties } from '../../../api/couriers'
import { paths } from '../../../kit/address/paths'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { useDialogUrl } from '../../../kit/directory/useDialogUrl'
import { LinkButton } from '../../../kit/LinkButton'
import { useGoBack } from '../../../kit/useGoBack'
import type { LoadedValue } from '../../../lib/loadedValue'
import { CourierPositionDialog } from '../../../parts/couriers/CourierPositionDialog'
import { COURIER_REFRESH_MS } from '../../../parts/couriers/useCourierPositions'
import { EmployeeDocumentsSection } from '../../../parts/documents/EmployeeDocumentsSection'
import { FineForm } from '../../../parts/fines/FineForm'
import { useAccess } from '../../../session/sessionHooks'
import { CourierTypeIcon } from '../../../ui/CourierTypeIcon'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { PageHeader } from '../../../ui/PageHeader'
import { StatusTag } from '../../../ui/StatusTag'
import { isActiveCourier } from '../pointCourierGroups'
import { CourierActiveSwitch } from './CourierActiveSwitch'
import { CourierScheduleTab } from './CourierScheduleTab'
import { CourierStatisticsTab } from './CourierStatisticsTab'
import { CourierSummary } from './CourierSummary'
import './card.css'

const TABS = ['statistics', 'schedule', 'documents'] as const
const TAB = enums(TABS)
const TAB_LABEL: Record<(typeof TABS)[number], string> = {
  statistics: 'Статистика',
  schedule: 'Расписание',
  documents: 'Документы',
}

const DIALOGS = { fine: null, place: null }

const loadCard = (id: number, signal: AbortSignal): Promise<CourierDetails> =>
  loadCourier(id, ['slot', 'lastActiveOrder'], signal)

/** Specification: operations, «Courier card». */
export function CourierPage() {
  const id = Number(useParams<{ id: string }>().id)
  return <Card key={id} id={id} />
}

function Card({ id }: { id: number }) {
  const can = useAccess()
  const card = useLoadedValue(loadCard, [id], { every: COURIER_REFRESH_MS })
  const fines = useLoadedValue(loadCourierPenalties, [id], { skip: !can('courier_penalty') })
  // Incremented when the courier's fines or shifts change, because the statistics depend on them and must be reloaded.
  const [version, setVersion] = useState(0)
  const reloadStatistics = () => setVersion((last) => last + 1)
  const onFinesChanged = () => {
    fines.reload()
    reloadStatistics()
  }
  const onShiftChanged = () => {
    card.reload()
    reloadStatistics()
  }
  const { dialog, isOpen, key, show, close } = useDialogUrl(DIALOGS, (form) =>
    can(form === 'fine' ? 'courier_penalty_manage' : 'courier_location_view'),
  )
  return (
    <>
      <CardHeader
        card={card}
        onShiftChanged={onShiftChanged}
        onFine={() => show('fine')}
        onPlace={() => show('place')}
      />
      <LoadedContent of={card} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {(courier) => (
          <CardTabs
            parts={{
              statistics: (
                <CourierStatisticsTab
                  courier={courier}
                  fines={fines}
                  version={version}
                  onFinesChanged={onFinesChanged}
                />
              ),
              schedule: <CourierScheduleTab courier={courier} />,
              documents: (
                <div className="card-documents">
                  <EmployeeDocumentsSection id={id} load={loadCourierDocuments} mayChange={can('courier_view')} />
                </div>
              ),
            }}
          />
        )}
      </LoadedContent>
      {dialog?.form === 'place' && (
        <CourierPositionDialog key={key} open={isOpen} courier={card.value ?? { id }} onClose={close} />
      )}
      {dialog?.form === 'fine' && (
        <FineForm
          key={key}
          open={isOpen}
          courier={card.value ?? { id }}
          onChanged={onFinesChanged}
          onSaved={close}
          onClose={close}
        />
      )}
    </>
  )
}

type HeaderProps = {
  card: LoadedValue<CourierDetails>
  onShiftChanged: () => void
  onFine: () => void
  onPlace: () => void
}

function CardHeader({ card, onShiftChanged, onFine, onPlace }: HeaderProps) {
  const can = useAccess()
  const { id, fio, cityId, courierTypeId } = card.value ?? {}
  const back = useGoBack(cityId === undefined ? paths.couriers : `${paths.couriers}?cityId=${cityId}`)
  return (
    <>
      <Button className="card-back" type="link" icon={<ArrowLeftOutlined />} onClick={back}>
        Назад
      </Button>
      <PageHeader
        title={fio ?? 'Карточка курьера'}
        extra={
          <>
            <CourierTypeIcon type={courierTypeId} />
            {card.value &&
              (can('courier_slot_manage') ? (
                <CourierActiveSwitch
                  courier={card.value}
                  isReloading={card.status === 'loading'}
                  onChanged={onShiftChanged}
                />
              ) : (
                <StatusTag tone={isActiveCourier(card.value) ? 'success' : 'neutral'}>
                  {isActiveCourier(card.value) ? 'Активен' : 'Не активен'}
                </StatusTag>
              ))}
            {id !== undefined && can('courier_location_view') && (
              <Button icon={<EnvironmentOutlined />} onClick={onPlace}>
                Где курьер
              </Button>
            )}
            {id !== undefined && can('order_view') && (
              <LinkButton to={paths.archiveWith({ courierId: id, ...(cityId === undefined ? {} : { cityId }) })}>
                Архив заказов
              </LinkButton>
            )}
            {can('courier_penalty_manage') && <Button onClick={onFine}>Оштрафовать</Button>}
          </>
        }
      />
      {card.value && <CourierSummary courier={card.value} />}
    </>
  )
}

function CardTabs({ parts }: { parts: Record<(typeof TABS)[number], ReactNode> }) {
  const address = useUrlQuery()
  return (
    <Tabs
      className="card-tabs"
      activeKey={address.get('tab', TAB) ?? 'statistics'}
      destroyOnHidden
      onChange={(tab) => address.set({ tab: tab === 'statistics' ? undefined : tab })}
      items={TABS.map((tab) => ({ key: tab, label: TAB_LABEL[tab], children: parts[tab] }))}
    />
  )
}
