import { Alert, Card, Tag } from 'antd'
import { useMemo } from 'react'
import { loadBonusGridRows, updateBonusGrid } from '../../../api/rates'
import { formatMoney } from '../../../domain/money'
import { bonusGridEffect, type DaysByOrderCount } from '../../../domain/rates/bonusGrid'
import type { BonusStep } from '../../../domain/rates/pay'
import { courierTypeName } from '../../../domain/rates/tariffAndCourierTypeNames'
import { bidiIsolated, countWithNoun, groupDigits } from '../../../domain/textFormatting'
import { FormBody } from '../../../kit/form/FormBody'
import { createLoadedValue } from '../../../lib/loadedValue'
import { CourierTypeIcon } from '../../../ui/CourierTypeIcon'
import { FieldRows } from '../../../ui/form/FieldRows'
import { NumberField } from '../../../ui/form/NumberField'
import { useFormValue } from '../../../ui/form/useFieldValue'
import { toast } from '../../../ui/toasts'
import { requireReadableRates } from '../unreadableRates'
import { BonusGridChart } from './BonusGridChart'
import {
  BONUS_PRICE_RULE,
  BONUS_THRESHOLD_RULE,
  type BonusFormValues,
  bonusRatesField,
  decreasingBonusWarning,
  NEW_BONUS_STEP,
  pickCompleteBonusSteps,
} from './bonusFormValues'
import { BONUS_LOOK_BACK_DAYS } from './daysByOrderCount'

const BONUS_MERGE = { rows: { rates: { key: ['minQuantityOrder'] } } }

type BonusGridFormProps = {
  cityId: number
  typeId: number
  steps: readonly BonusStep[]
  days: DaysByOrderCount | undefined
  locked: string | undefined
  onSaved: () => void
}

/** Specification: operations, «Bonus grid». */
export function BonusGridForm({ cityId, typeId, steps, days, locked, onSaved }: BonusGridFormProps) {
  const name = courierTypeName(typeId)
  const entity = useMemo(
    () =>
      createLoadedValue<Partial<BonusFormValues>>({ rates: [...steps] }, async (signal) => {
        const rows = requireReadableRates(await loadBonusGridRows(cityId, signal))
        return { rates: rows.find((grid) => grid.typeId === typeId)?.rates ?? [] }
      }),
    [cityId, typeId, steps],
  )
  return (
    <Card
      size="small"
      className="bonus-grid"
      classNames={{ body: 'bonus-grid__body' }}
      title={
        <span className="sheet__type">
          <CourierTypeIcon type={typeId} />
          {name}
        </span>
      }
    >
      <FormBody<BonusFormValues>
        name={`bonus:${cityId}:${typeId}`}
        entity={entity}
        mode="edit"
        merge={BONUS_MERGE}
        {...(locked === undefined ? {} : { block: () => locked })}
        submit={({ rates }) => updateBonusGrid(cityId, typeId, pickCompleteBonusSteps(rates))}
        onSaved={() => {
          toast.success(`Бонусная сетка сохранена: ${bidiIsolated(name)}`)
          onSaved()
        }}
      >
        <FieldRows name={bonusRatesField} label="Ступени" addText="Добавить ступень" newRow={NEW_BONUS_STEP}>
          {(row) => (
            <>
              <NumberField name={row('minQuantityOrder')} label="Минимум заказов" rule={BONUS_THRESHOLD_RULE} />
              <NumberField name={row('price')} label="Бонус" suffix="₸" rule={BONUS_PRICE_RULE} />
            </>
          )}
        </FieldRows>
        <GridNotes steps={steps} days={days} />
      </FormBody>
    </Card>
  )
}

const NO_STEPS: BonusFormValues['rates'] = []

function GridNotes({ steps, days }: { steps: readonly BonusStep[]; days: DaysByOrderCount | undefined }) {
  const rows = useFormValue((values) => (values as BonusFormValues).rates ?? NO_STEPS)
  const typed = useMemo(() => pickCompleteBonusSteps(rows), [rows])
  // Hide the estimated pay while a row of the bonus grid is incomplete, because the pay cannot be calculated without it.
  const isWhole = typed.length === rows.length
  const falling = decreasingBonusWarning(typed)
  return (
    <div className="bonus-grid__notes">
      {falling !== undefined && <Alert type="warning" showIcon title={falling} />}
      <BonusGridChart steps={typed} days={days} />
      {days && isWhole && <BonusEffect before={steps} after={typed} days={days} />}
    </div>
  )
}

function BonusEffect({
  before,
  after,
  days,
}: {
  before: readonly BonusStep[]
  after: readonly BonusStep[]
  days: DaysByOrderCount
}) {
  const effect = bonusGridEffect(days, before, after)
  const difference = effect.sum.after - effect.sum.before
  const person = ['человеко-день', 'человеко-дня', 'человеко-дней'] as const
  return (
    <p className="bonus-grid__effect" role="status">
      <Tag>оценка</Tag>{' '}
      <span>
        {`за ${BONUS_LOOK_BACK_DAYS} дней: получат ${countWithNoun(effect.days.after, ...person)}${
          effect.days.after === effect.days.before ? '' : ` вместо ${groupDigits(effect.days.before)}`
        }${
          difference === 0
            ? `, сумма та же: ${formatMoney(effect.sum.after)}`
            : `, ≈ ${difference > 0 ? '+' : ''}${formatMoney(difference)}. Новая сетка действует с момента сохранения`
        }`}
      </span>
    </p>
  )
}
