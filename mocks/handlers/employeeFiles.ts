import type { HttpHandler } from 'msw'
import { EmployeeDocument } from '../../src/api/employees'
import { invalid, notFound } from '../http/httpError'
import { readId } from '../http/payload'
import { noContent, respond } from '../http/respond'
import { route } from '../http/route'
import { readForm, readPicture } from '../http/upload'
import { serializeDocument } from '../serializers/employees'
import { nextId } from '../store/table'
import type { World } from '../store/world'
import { employeeFor } from './employees'

const MAX_TITLE = 255

/** Reference-data, section 7. */
export const employeeFileHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/employee/{id}/upload-photo', async ({ caller, params, request }) => {
    const employee = employeeFor(world, caller, params.id)
    world.db.employees.update(employee.id, { photoUrl: await readPicture(await readForm(request)) })
    return noContent()
  }),

  route(world, 'DELETE /v1/manage/employee/{id}/delete-photo', ({ caller, params }) => {
    const employee = employeeFor(world, caller, params.id)
    if (employee.photoUrl === null) throw notFound('У сотрудника нет фото')
    world.db.employees.update(employee.id, { photoUrl: null })
    return noContent()
  }),

  route(world, 'POST /v1/manage/employee/{id}/upload-file', async ({ caller, params, request }) => {
    const employee = employeeFor(world, caller, params.id)
    const form = await readForm(request)
    const title = form.get('title')
    if (typeof title !== 'string' || title.trim() === '') throw invalid({ title: 'Поле обязательное' })
    if (title.length > MAX_TITLE) throw invalid({ title: `Не длиннее ${MAX_TITLE} символов` })
    const { documents } = world.db
    const url = await readPicture(form)
    const document = documents.insert({ id: nextId(documents.all()), userId: employee.id, title, url })
    return respond(EmployeeDocument, serializeDocument(world, document))
  }),

  route(world, 'DELETE /v1/manage/employee/{id}/delete-file/{fileId}', ({ caller, params }) => {
    const employee = employeeFor(world, caller, params.id)
    const document = world.db.document(readId(params.fileId))
    if (document.userId !== employee.id) throw notFound('Документ не найден')
    world.db.documents.remove(document.id)
    return noContent()
  }),
]
