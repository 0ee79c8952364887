import { memo, useLayoutEffect, useMemo, useState } from 'react'
import { COURIER_TYPE_LABEL, isCourierType } from '../../domain/couriers'
import { courierMarkTone, isCourierLate, positionAgeText } from './courierMarks'
import type { OrdersByCourier } from './courierOrders'
import type { MapCourier } from './courierPositions'

export type CourierMapRowsProps = {
  couriers: readonly MapCourier[]
  orders: OrdersByCourier
  now: number
  selectedId: number | null
  onSelect: (id: number) => void
}

/**
 * Number of rows per block. The browser checks in each frame whether each block is visible; for a thousand blocks of
 * one row, this check would take longer than a frame.
 */
const BLOCK = 40
/** Estimated height of a courier's row in pixels, used until the browser has laid the row out. */
const ROW_HEIGHT = 50

export function CourierMapRows({ couriers, orders, now, selectedId, onSelect }: CourierMapRowsProps) {
  // The map renders first and the list of couriers in the next task.
  const deferred = useDeferredTask(useMemo(() => ({ couriers, orders, now }), [couriers, orders, now]))
  const blocks = useMemo(() => rowBlocks(deferred), [deferred])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a ul may contain only li elements, and here blocks are between them
    <div className="courier-map__list" role="list" aria-label="Курьеры">
      {blocks.map(({ from, rows }) => {
        const isHere = rows.some(({ id }) => id === selectedId)
        return <RowBlock key={from} rows={rows} selectedId={isHere ? selectedId : null} onSelect={onSelect} />
      })}
    </div>
  )
}

type Row = { id: number; fio: string; words: string; tone: ReturnType<typeof courierMarkTone> }

type Block = { from: number; rows: readonly Row[] }

type BlockProps = { rows: readonly Row[]; selectedId: number | null; onSelect: (id: number) => void }

const RowBlock = memo(
  function RowBlock({ rows, selectedId, onSelect }: BlockProps) {
    return (
      <div className="courier-rows" style={{ containIntrinsicBlockSize: `auto ${rows.length * ROW_HEIGHT}px` }}>
        {rows.map(({ id, fio, words, tone }) => (
          // biome-ignore lint/a11y/useSemanticElements: an li must stand in a ul, and the list of couriers is a div because it contains blocks
          <div key={id} role="listitem">
            <button
              type="button"
              className="courier-row"
              data-courier={id}
              aria-pressed={id === selectedId}
              onClick={() => onSelect(id)}
            >
              <span className={`courier-row__dot courier-row__dot--${tone}`} />
              <span className="courier-row__words">
                <span className="courier-row__fio">{fio}</span>
                <span className="courier-row__state">{words}</span>
              </span>
            </button>
          </div>
        ))}
      </div>
    )
  },
  (last, next) =>
    last.selectedId === next.selectedId && last.onSelect === next.onSelect && isSameRows(last.rows, next.rows),
)

const isSameRows = (last: readonly Row[], next: readonly Row[]): boolean =>
  last.length === next.length &&
  next.every(({ id, fio, words, tone }, index) => {
    const before = last[index]
    return before?.id === id && before.fio === fio && before.words === words && before.tone === tone
  })

function rowBlocks({ couriers, orders, now }: Pick<CourierMapRowsProps, 'couriers' | 'orders' | 'now'>): Block[] {
  const blocks: Block[] = []
  for (let from = 0; from < couriers.length; from += BLOCK) {
    const rows = couriers.slice(from, from + BLOCK).map((courier) => ({
      id: courier.id,
      fio: courier.fio,
      words: wordsOf(courier, orders, now),
      tone: courierMarkTone(courier, orders, now),
    }))
    blocks.push({ from, rows })
  }
  return blocks
}

function wordsOf(courier: MapCourier, orders: OrdersByCourier, now: number): string {
  const type = isCourierType(courier.courierTypeId) ? COURIER_TYPE_LABEL[courier.courierTypeId] : undefined
  const late = isCourierLate(courier, orders, now) && 'опаздывает'
  return [courier.state, late, type, positionAgeText(courier, now)].filter(Boolean).join(' · ')
}

/** Returns a new value one macrotask after paint, so that a long list does not render in the same frame as the map beside it. */
function useDeferredTask<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setShown(value))
    return () => clearTimeout(timer)
  }, [value])
  return shown
}
