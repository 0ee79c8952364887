import { BarChartOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { type CourierBonusGrid, loadBonusGridRows } from '../../../api/rates'
import { COURIER_TYPES } from '../../../domain/couriers'
import { useRequiredCity } from '../../../kit/address/defaultCityId'
import { NoCitiesAlert } from '../../../kit/load/NoCitiesAlert'
import { useAccess } from '../../../session/sessionHooks'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { PageHeader } from '../../../ui/PageHeader'
import { CopyRatesButton } from '../copy/CopyRatesButton'
import { planBonusGridCopies } from '../copy/rateCopyChanges'
import { RateCitySelect } from '../RateCitySelect'
import { ratesCopyBlockReason, ratesSaveBlockReason } from '../unreadableRates'
import { BonusGridForm } from './BonusGridForm'
import { BONUS_LOOK_BACK_DAYS, type DaysByCourierType, loadDaysByOrderCount } from './daysByOrderCount'
import '../rates.css'
import '../sheet/sheet.css'

export function BonusRatePage() {
  const can = useAccess()
  const cityId = useRequiredCity()
  const grids = useLoadedValue(loadBonusGridRows, [cityId])
  // Loading the shifts of two weeks takes many requests, so it starts only when the user asks for it.
  const [isWanted, setWanted] = useState(false)
  const maySee = can('courier_slot_manage')
  const days = useLoadedValue(loadDaysByOrderCount, [cityId], { skip: !isWanted || !maySee })
  const { value: known } = grids
  const plan = useCallback(
    (target: number, signal: AbortSignal) => planBonusGridCopies(known?.rows ?? [], target, signal),
    [known],
  )
  return (
    <>
      <PageHeader
        title="Бонусные сетки"
        extra={
          <>
            {maySee && (
              <Button
                icon={<BarChartOutlined />}
                loading={days.status === 'loading'}
                disabled={days.value !== undefined}
                onClick={() => setWanted(true)}
              >
                {`Сравнить со сменами за ${BONUS_LOOK_BACK_DAYS} дней`}
              </Button>
            )}
            <CopyRatesButton
              key={cityId}
              cityId={cityId}
              disabled={!grids.value?.rows.length}
              locked={ratesCopyBlockReason(grids.value?.unreadable)}
              title="Скопировать бонусные сетки"
              plan={plan}
            />
            <RateCitySelect cityId={cityId} />
          </>
        }
      />
      <LoadFailureAlert of={days} />
      <UnreadableRowsAlert count={days.value?.unreadable} noun="shift" />
      <LoadedContent
        of={grids}
        waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
        idle={<NoCitiesAlert />}
      >
        {({ rows: list, unreadable }) =>
          cityId !== undefined && (
            <>
              {list.length === 0 && (
                <EmptyState title="Список бонусных сеток пуст" hint="Добавьте ступени или выберите другой город" />
              )}
              <Grids
                key={cityId}
                cityId={cityId}
                grids={list}
                locked={ratesSaveBlockReason(unreadable)}
                days={days.value?.byType}
                onSaved={grids.reload}
              />
            </>
          )
        }
      </LoadedContent>
    </>
  )
}

type GridsProps = {
  cityId: number
  grids: CourierBonusGrid[]
  locked: string | undefined
  days: DaysByCourierType['byType'] | undefined
  onSaved: () => void
}

const NO_DAYS = new Map<number, number>()

function Grids({ cityId, grids, locked, days, onSaved }: GridsProps) {
  // The server may omit the bonus grid of a courier type if the grid is empty. The form of that type is shown anyway.
  const types = useMemo(() => [...new Set([...COURIER_TYPES, ...grids.map(({ typeId }) => typeId)])], [grids])
  return (
    <div className="bonus-grids">
      {types.map((typeId) => (
        <BonusGridForm
          key={typeId}
          cityId={cityId}
          typeId={typeId}
          steps={grids.find((grid) => grid.typeId === typeId)?.rates ?? NO_STEPS}
          days={days && (days.get(typeId) ?? NO_DAYS)}
          locked={locked}
          onSaved={onSaved}
        />
      ))}
    </div>
  )
}

const NO_STEPS: CourierBonusGrid['rates'] = []
