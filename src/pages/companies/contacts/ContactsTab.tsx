import { Skeleton } from 'antd'
import { loadContactTypes } from '../../../api/dictionaries'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { useLoaded } from '../../../ui/load/useLoaded'
import { Contacts } from './Contacts'

export function ContactsTab({ companyId }: { companyId: number }) {
  const positions = useLoaded(loadContactTypes, [])
  return (
    <LoadPanel of={positions} waiting={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
      {(options) =>
        options.length === 0 ? (
          <EmptyState title="Список типов контактов пуст" />
        ) : (
          <Contacts companyId={companyId} positions={options} />
        )
      }
    </LoadPanel>
  )
}
