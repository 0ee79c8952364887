import { useParams } from 'wouter'
import { CompanyForm } from './CompanyForm'

/** «Редактирование контрагента»; the address names the company (reference-data, section 2.8). */
export default function EditCompanyPage() {
  const { id } = useParams<{ id: string }>()
  return <CompanyForm key={id} id={Number(id)} />
}
