import { CheckSquareOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { isActiveOrderStatus } from '../../../domain/orders'
import type { TableSelectionProps } from '../../../kit/list/tableSelection'
import { useRowSelection } from '../../../kit/list/useRowSelection'
import type { ListQuery } from '../../../lib/listQuery'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { useAccess } from '../../../session/sessionHooks'
import { useScreenVisitCount } from '../../../ui/cachedScreen'
import { lazyDialog } from '../../../ui/chunk/lazyDialog'

const AssignOrdersDialog = lazyDialog(() => import('./AssignOrdersDialog').then((m) => m.AssignOrdersDialog))

export type AssignDialogOpener = (rows: readonly OrderRow[], courierId?: number) => void

/**
 * Lets the user select orders in the table and assign them to a courier. The checkboxes are shown only during the
 * selection, to save width; a change of `filters` clears the selection, and an order that ends is removed from it.
 */
export function useOrderAssignment(filters: object) {
  const mayAssign = useAccess()('order_change_courier')
  const [isChoosing, setChoosing] = useState(false)
  const [opened, setOpened] = useState<{ opening: number; rows: readonly OrderRow[]; courierId?: number | undefined }>()
  const [isOpen, setOpen] = useState(false)
  const visit = useScreenVisitCount()
  const [lastVisit, setLastVisit] = useState(visit)
  if (lastVisit !== visit) {
    setLastVisit(visit)
    setChoosing(false)
    setOpen(false)
  }
  const choice = useRowSelection<OrderRow>({ query: { page: 1, ...filters, visit } as ListQuery<object> }, withoutEnded)

  const assign = useCallback<AssignDialogOpener>((rows, courierId) => {
    setOpened((last) => ({ opening: (last?.opening ?? 0) + 1, rows, courierId }))
    setOpen(true)
  }, [])
  const selection = useMemo(
    (): TableSelectionProps<OrderRow> | undefined =>
      isChoosing && mayAssign
        ? {
            selection: choice,
            nouns: ['заказ', 'заказа', 'заказов'],
            rowName: ({ id }) => `заказ ${id}`,
            isSelectable: isActive,
            actions: (rows) => (
              <Button type="primary" size="small" onClick={() => assign(rows)}>
                Назначить курьера
              </Button>
            ),
          }
        : undefined,
    [isChoosing, mayAssign, choice, assign],
  )
  const { clear } = choice
  const button = useMemo(
    () =>
      mayAssign && (
        <Button
          type="text"
          size="small"
          icon={<CheckSquareOutlined />}
          aria-pressed={isChoosing}
          onClick={() => {
            setChoosing(!isChoosing)
            clear()
          }}
        >
          Выбрать несколько
        </Button>
      ),
    [mayAssign, isChoosing, clear],
  )
  return {
    assign: mayAssign ? assign : undefined,
    chosen: choice.rows,
    selection,
    button,
    dialog: opened && (
      <AssignOrdersDialog
        key={opened.opening}
        rows={opened.rows}
        courierId={opened.courierId}
        open={isOpen}
        onAssigned={() => {
          setOpen(false)
          clear()
        }}
        onClose={() => setOpen(false)}
      />
    ),
  }
}

const isActive = ({ order }: OrderRow): boolean => isActiveOrderStatus(order.status)

const withoutEnded = (rows: readonly OrderRow[]): readonly OrderRow[] => rows.filter(isActive)
