import { useParams } from 'wouter'
import { BranchForm } from './BranchForm'

/** `/companies/{sectionId}/branches/edit/{id}`: the company and the branch (reference-data, section 2.9). */
export default function EditBranchPage() {
  const { sectionId, id } = useParams<{ sectionId: string; id: string }>()
  return <BranchForm key={`${sectionId}/${id}`} companyId={Number(sectionId)} id={Number(id)} />
}
