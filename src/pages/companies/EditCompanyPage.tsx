import { useParams } from 'wouter'
import { CompanyForm } from './CompanyForm'

export default function EditCompanyPage() {
  const { id } = useParams<{ id: string }>()
  return <CompanyForm key={id} id={Number(id)} />
}
