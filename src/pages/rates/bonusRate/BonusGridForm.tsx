import { Alert, Card } from 'antd'
import { useMemo } from 'react'
import { listBonusRates, updateBonusRate } from '../../../api/rates'
import type { OrderDays } from '../../../domain/rates/grid'
import { courierTypeName } from '../../../domain/rates/names'
import type { BonusStep } from '../../../domain/rates/pay'
import { isolated } from '../../../domain/text'
import { FormBody } from '../../../kit/form/FormBody'
import { ready } from '../../../lib/loaded'
import { CourierTypeIcon } from '../../../ui/CourierTypeIcon'
import { FieldRows } from '../../../ui/form/FieldRows'
import { NumberField } from '../../../ui/form/NumberField'
import { useFormValue } from '../../../ui/form/useFieldValue'
import { toast } from '../../../ui/toasts'
import { comparableRates } from '../lockedRates'
import { BonusChart } from './BonusChart'
import { BonusEffect } from './BonusEffect'
import {
  type BonusForm,
  bonusBody,
  bonusRows,
  fallingText,
  NEW_STEP,
  PRICE_RULE,
  THRESHOLD_RULE,
  wholeSteps,
} from './bonusForm'

const BONUS_MERGE = { rows: { rates: { key: ['minQuantityOrder'] } } }

export type BonusGridFormProps = {
  cityId: number
  typeId: number
  steps: readonly BonusStep[]
  days: OrderDays | undefined
  locked: string | undefined
  onSaved: () => void
}

/** Specification: operations, «Bonus grid». */
export function BonusGridForm({ cityId, typeId, steps, days, locked, onSaved }: BonusGridFormProps) {
  const name = courierTypeName(typeId)
  const entity = useMemo(
    () =>
      ready<Partial<BonusForm>>({ rates: [...steps] }, async (signal) => {
        const rows = comparableRates(await listBonusRates(cityId, signal))
        return { rates: rows.find((grid) => grid.typeId === typeId)?.rates ?? [] }
      }),
    [cityId, typeId, steps],
  )
  return (
    <Card
      size="small"
      className="bonus-grid"
      title={
        <span className="sheet__type">
          <CourierTypeIcon type={typeId} />
          {name}
        </span>
      }
    >
      <FormBody<BonusForm>
        name={`bonus:${cityId}:${typeId}`}
        entity={entity}
        mode="edit"
        merge={BONUS_MERGE}
        {...(locked === undefined ? {} : { block: () => locked })}
        submit={({ rates }) => updateBonusRate(cityId, typeId, bonusBody(rates))}
        onSaved={() => {
          toast.success(`Бонусная сетка сохранена: ${isolated(name)}`)
          onSaved()
        }}
      >
        <FieldRows name={bonusRows} label="Ступени" addText="Добавить ступень" newRow={NEW_STEP} columns="1fr 1fr">
          {(row) => (
            <>
              <NumberField name={row('minQuantityOrder')} label="Минимум заказов" rule={THRESHOLD_RULE} />
              <NumberField name={row('price')} label="Бонус" suffix="₸" rule={PRICE_RULE} />
            </>
          )}
        </FieldRows>
        <GridNotes steps={steps} days={days} />
      </FormBody>
    </Card>
  )
}

const NO_STEPS: BonusForm['rates'] = []

function GridNotes({ steps, days }: { steps: readonly BonusStep[]; days: OrderDays | undefined }) {
  const rows = useFormValue((values) => (values as BonusForm).rates ?? NO_STEPS)
  const typed = useMemo(() => wholeSteps(rows), [rows])
  // The effect of a grid with a step that cannot be read is unknown.
  const isWhole = typed.length === rows.length
  const falling = fallingText(typed)
  return (
    <div className="bonus-grid__notes">
      {falling !== undefined && <Alert type="warning" showIcon title={falling} />}
      <BonusChart steps={typed} days={days} />
      {days && isWhole && <BonusEffect before={steps} after={typed} days={days} />}
    </div>
  )
}
