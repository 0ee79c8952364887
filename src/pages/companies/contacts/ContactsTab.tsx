import { Skeleton } from 'antd'
import { loadContactTypes } from '../../../api/dictionaries'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorPanel } from '../../../ui/ErrorPanel'
import { useEntity } from '../../../ui/form/useEntity'
import { Contacts } from './Contacts'

/** The contacts tab of a company; the positions of contacts come first (reference-data, section 2.9). */
export function ContactsTab({ companyId }: { companyId: number }) {
  const positions = useEntity('contact-type', (_key, signal) => loadContactTypes(signal), [])
  if (positions.status === 'loading') return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (positions.status === 'failed') {
    return <ErrorPanel failure={positions.failure} onRetry={positions.reload} />
  }
  if (positions.value.length === 0) return <EmptyState title="Список типов контактов пуст" />
  return <Contacts companyId={companyId} positions={positions.value} />
}
