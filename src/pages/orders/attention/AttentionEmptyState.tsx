import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import type { AttentionKind } from '../../../domain/ordersAttention'
import { EmptyState } from '../../../ui/EmptyState'
import { attentionState } from './attentionStore'

const NOTHING: Record<AttentionKind, string> = {
  late: 'Ни один заказ не опаздывает',
  soon: 'Ни один заказ не опоздает в ближайшие две минуты',
  unassigned: 'У заказов на ближайший час есть курьеры',
}

export function AttentionEmptyState({ attention, onShowAll }: { attention: AttentionKind; onShowAll: () => void }) {
  const { scope } = useSnapshot(attentionState)
  return (
    <EmptyState
      title={scope === 'page' ? 'На этой странице всё под контролем' : 'Всё под контролем'}
      hint={scope === 'page' ? 'Остальные страницы ещё загружаются' : NOTHING[attention]}
      action={<Button onClick={onShowAll}>Показать все</Button>}
    />
  )
}
