import { Tag } from 'antd'
import { formatMoney } from '../../../domain/money'
import { bonusGridEffect, type DaysByOrderCount } from '../../../domain/rates/bonusGrid'
import type { BonusStep } from '../../../domain/rates/pay'
import { countWithNoun } from '../../../domain/text'
import { LOOK_BACK_DAYS } from './ordersByDay'

export function BonusEffect({
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
        {`за ${LOOK_BACK_DAYS} дней: получат ${countWithNoun(effect.days.after, ...person)}${
          effect.days.after === effect.days.before ? '' : ` вместо ${effect.days.before}`
        }${
          difference === 0
            ? `, сумма та же: ${formatMoney(effect.sum.after)}`
            : `, ≈ ${difference > 0 ? '+' : ''}${formatMoney(difference)}. Новая сетка действует с момента сохранения`
        }`}
      </span>
    </p>
  )
}
