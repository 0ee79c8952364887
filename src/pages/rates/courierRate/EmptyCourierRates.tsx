import { Alert, Button, Select } from 'antd'
import { useState } from 'react'
import { loadCourierRateRows } from '../../../api/rates'
import { EmptyState } from '../../../ui/EmptyState'
import { unreadableOptionsProps } from '../../../ui/form/unreadableOptions'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { ratesCopyBlockReason } from '../unreadableRates'
import { useOtherCityOptions } from '../useOtherCityOptions'
import { CourierRatesEditor } from './CourierRatesEditor'

type EmptyCourierRatesProps = { cityId: number; locked: string | undefined; onSaved: () => void }

/**
 * Shown for a city without rates. The user types the rates or copies those of another city. Nothing is saved until the user presses
 * «Сохранить».
 */
export function EmptyCourierRates({ cityId, locked, onSaved }: EmptyCourierRatesProps) {
  const others = useOtherCityOptions(cityId)
  const [isManual, setManual] = useState(false)
  const [source, setSource] = useState<number>()
  const copied = useLoadedValue(loadCourierRateRows, [source])
  const unreadable = ratesCopyBlockReason(copied.value?.unreadable, 'rate')
  const rates = unreadable === undefined ? copied.value?.rows : undefined
  if (isManual || rates?.length) {
    return <CourierRatesEditor {...{ cityId, locked, onSaved }} rates={NO_RATES} copied={rates} />
  }
  return (
    <>
      <EmptyState title="Список курьерских ставок пуст" hint="Заполните ставки или начните со ставок другого города" />
      <div className="rates-empty">
        <Button
          type="primary"
          disabled={locked !== undefined}
          onClick={() => {
            setSource(undefined)
            setManual(true)
          }}
        >
          Заполнить ставки
        </Button>
        {others.length > 0 && (
          <Select
            className="rates-empty__city"
            aria-label="Скопировать из города"
            placeholder="Скопировать из города"
            options={others}
            value={source}
            loading={copied.status === 'loading'}
            disabled={locked !== undefined}
            {...unreadableOptionsProps(others, 'city')}
            listHeight={240}
            onChange={setSource}
          />
        )}
      </div>
      <LoadFailureAlert of={copied} />
      {unreadable !== undefined && <Alert type="warning" showIcon title={unreadable} />}
      {rates?.length === 0 && <p className="rates-empty__note">В этом городе ставок тоже нет</p>}
    </>
  )
}

const NO_RATES: never[] = []
