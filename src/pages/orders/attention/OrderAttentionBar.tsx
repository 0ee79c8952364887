import { Button } from 'antd'
import { memo, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  ORDER_ATTENTION_KINDS,
  ORDER_ATTENTION_LABEL,
  ORDER_ATTENTION_REASON,
  type OrderAttentionKind,
} from '../../../domain/ordersAttention'
import { countWithNoun } from '../../../domain/textFormatting'
import { EmptyState } from '../../../ui/EmptyState'
import { COUNTED_ORDER_PAGES_LABELS } from './countedOrderPagesLabels'
import type { CountedOrderPages } from './createOrderAttentionStore'
import { MAX_BACKGROUND_ORDER_PAGES } from './loadOtherOrderPages'
import { attentionStoreState } from './orderAttentionStore'
import './attention.css'

/**
 * ms between screen reader announcements of the order counts. The counts change all day, and an announcement of every change would disturb
 * the user.
 */
const ANNOUNCE_MS = 60_000

type OrderAttentionBarProps = {
  chosen: OrderAttentionKind | undefined
  onChoose: (attention: OrderAttentionKind | undefined) => void
}

export const OrderAttentionBar = memo(function OrderAttentionBar({ chosen, onChoose }: OrderAttentionBarProps) {
  const { counts, scope } = useSnapshot(attentionStoreState)
  const where = COUNTED_ORDER_PAGES_LABELS[scope]
  return (
    <section className="attention" aria-label="Требуют внимания">
      <h2 className="attention__title visually-hidden">Требуют внимания</h2>
      {ORDER_ATTENTION_KINDS.map((attention) => {
        const count = counts?.[attention]
        const isChosen = attention === chosen
        return (
          <button
            key={attention}
            type="button"
            className={`attention__count attention__count--${count ? attention : 'calm'}`}
            aria-pressed={isChosen}
            aria-label={`${ORDER_ATTENTION_LABEL[attention]} ${inWords(count, where)}`}
            title={
              count === undefined
                ? undefined
                : where
                  ? `${ORDER_ATTENTION_REASON[attention]}. Не меньше ${count}: посчитано ${where}`
                  : `${ORDER_ATTENTION_REASON[attention]}. По всем заказам фильтра`
            }
            onClick={() => onChoose(isChosen ? undefined : attention)}
          >
            {ORDER_ATTENTION_LABEL[attention]}{' '}
            <span className="attention__number">
              {count !== undefined && where ? (
                <>
                  <span>{count}</span>
                  <span className="attention__scope">+</span>
                </>
              ) : (
                (count ?? '–')
              )}
            </span>
          </button>
        )
      })}
      <Announcer />
    </section>
  )
})

function inWords(count: number | undefined, where: string | undefined): string {
  if (count === undefined) return 'считаются'
  return [countWithNoun(count, 'заказ', 'заказа', 'заказов'), where].filter(Boolean).join(' ')
}

function Announcer() {
  const [text, setText] = useState('')
  useEffect(() => {
    let last = countsInWords()
    const timer = setInterval(() => {
      const now = countsInWords()
      if (last !== undefined && now !== undefined && now !== last) setText(now)
      last = now
    }, ANNOUNCE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  )
}

function countsInWords(): string | undefined {
  const { counts } = attentionStoreState
  return counts
    ? ORDER_ATTENTION_KINDS.map((attention) => `${ORDER_ATTENTION_LABEL[attention]}: ${counts[attention]}`).join(', ')
    : undefined
}

const NOTHING: Record<OrderAttentionKind, string> = {
  late: 'Ни один заказ не опаздывает',
  soon: 'Ни один заказ не опоздает в ближайшие две минуты',
  unassigned: 'У заказов на ближайший час есть курьеры',
}

const ALL_CALM_TITLE: Record<CountedOrderPages, string> = {
  page: 'На этой странице всё под контролем',
  first: `На первых ${MAX_BACKGROUND_ORDER_PAGES} страницах всё под контролем`,
  all: 'Всё под контролем',
}

const UNCOUNTED_PAGES_HINT: Partial<Record<CountedOrderPages, string>> = {
  page: 'Остальные страницы ещё загружаются',
  first: 'Остальные страницы не посчитаны, сузьте фильтр',
}

export function OrderAttentionEmptyState({
  attention,
  onShowAll,
}: {
  attention: OrderAttentionKind
  onShowAll: () => void
}) {
  const { scope } = useSnapshot(attentionStoreState)
  return (
    <EmptyState
      title={ALL_CALM_TITLE[scope]}
      hint={UNCOUNTED_PAGES_HINT[scope] ?? NOTHING[attention]}
      action={<Button onClick={onShowAll}>Показать все</Button>}
    />
  )
}
