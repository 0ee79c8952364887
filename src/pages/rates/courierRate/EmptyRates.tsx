import { Button, Select } from 'antd'
import { useState } from 'react'
import { loadCourierRates } from '../../../api/rates'
import { useCityOptions } from '../../../session/allowedCities'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadAlert } from '../../../ui/load/LoadAlert'
import { useLoaded } from '../../../ui/load/useLoaded'
import { RatesEditor } from './RatesEditor'

type EmptyRatesProps = { cityId: number; locked: string | undefined; onSaved: () => void }

/**
 * Shown for a city without rates: the user fills them in, or starts with those of another city. No request is sent
 * before «Сохранить».
 */
export function EmptyRates({ cityId, locked, onSaved }: EmptyRatesProps) {
  const others = useCityOptions().filter(({ value }) => value !== cityId)
  const [isByHand, setByHand] = useState(false)
  const [source, setSource] = useState<number>()
  const copied = useLoaded(loadCourierRates, [source])
  const isCopied = copied.value !== undefined && copied.value.length > 0
  if (isByHand || isCopied) {
    return (
      <RatesEditor
        cityId={cityId}
        rates={NO_RATES}
        {...(copied.value && { copied: copied.value })}
        locked={locked}
        onSaved={onSaved}
      />
    )
  }
  return (
    <>
      <EmptyState title="Список курьерских ставок пуст" hint="Заполните ставки или начните со ставок другого города" />
      <div className="rates-empty">
        <Button type="primary" disabled={locked !== undefined} onClick={() => setByHand(true)}>
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
            onChange={setSource}
          />
        )}
      </div>
      <LoadAlert of={copied} />
      {copied.value?.length === 0 && <p className="rates-empty__note">В этом городе ставок тоже нет</p>}
    </>
  )
}

const NO_RATES: never[] = []
