import type { HttpHandler } from 'msw'
import { EmployeeDocument } from '../../src/api/employees'
import { notFound, validationError } from '../http/httpError'
import { parseIdParam } from '../http/requestPayload'
import { noContent, respondWithJson } from '../http/respond'
import { createEndpointHandler } from '../http/route'
import { readMultipartForm, readPicture } from '../http/upload'
import { serializeDocument } from '../serializers/employees'
import type { World } from '../store/world'
import { requireVisibleEmployee } from './employees'

const MAX_TITLE = 255

/** Specification: reference-data, section 7. */
export const employeeFileHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/employee/{id}/upload-photo', async ({ caller, params, request }) => {
    const employee = requireVisibleEmployee(world, caller, params.id)
    world.db.employees.update(employee.id, { photoUrl: await readPicture(await readMultipartForm(request)) })
    return noContent()
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/employee/{id}/delete-photo', ({ caller, params }) => {
    const employee = requireVisibleEmployee(world, caller, params.id)
    if (employee.photoUrl === null) throw notFound('У сотрудника нет фото')
    world.db.employees.update(employee.id, { photoUrl: null })
    return noContent()
  }),

  createEndpointHandler(world, 'POST /v1/manage/employee/{id}/upload-file', async ({ caller, params, request }) => {
    const employee = requireVisibleEmployee(world, caller, params.id)
    const form = await readMultipartForm(request)
    const title = form.get('title')
    if (typeof title !== 'string' || title.trim() === '') throw validationError({ title: 'Поле обязательное' })
    if (title.length > MAX_TITLE) throw validationError({ title: `Не длиннее ${MAX_TITLE} символов` })
    const { documents } = world.db
    const url = await readPicture(form)
    const document = documents.insert({ id: documents.nextId(), userId: employee.id, title, url })
    return respondWithJson(EmployeeDocument, serializeDocument(world, document))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/employee/{id}/delete-file/{fileId}', ({ caller, params }) => {
    const employee = requireVisibleEmployee(world, caller, params.id)
    const document = world.db.document(parseIdParam(params.fileId))
    if (document.userId !== employee.id) throw notFound('Документ не найден')
    world.db.documents.remove(document.id)
    return noContent()
  }),
]
