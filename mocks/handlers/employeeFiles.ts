import type { HttpHandler } from 'msw'
import { EmployeeDocument } from '../../src/api/employees'
import { createEndpointHandler } from '../http/endpointHandlers'
import { notFoundError, validationError } from '../http/httpError'
import { parseIdParam } from '../http/requestPayload'
import { noContentResponse, respondWithJson } from '../http/respond'
import { readMultipartForm, readUploadedPicture } from '../http/upload'
import { serializeEmployeeDocument } from '../serializers/employees'
import type { World } from '../store/world'
import { requireVisibleEmployee } from './employees'

const MAX_TITLE = 255

/** Specification: reference-data, section 7. */
export const employeeFileHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/employee/{id}/upload-photo', async ({ caller, params, request }) => {
    const employee = requireVisibleEmployee(world, caller, params.id)
    world.db.employees.update(employee.id, { photoUrl: await readUploadedPicture(await readMultipartForm(request)) })
    return noContentResponse()
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/employee/{id}/delete-photo', ({ caller, params }) => {
    const employee = requireVisibleEmployee(world, caller, params.id)
    if (employee.photoUrl === null) throw notFoundError('У сотрудника нет фото')
    world.db.employees.update(employee.id, { photoUrl: null })
    return noContentResponse()
  }),

  createEndpointHandler(world, 'POST /v1/manage/employee/{id}/upload-file', async ({ caller, params, request }) => {
    const employee = requireVisibleEmployee(world, caller, params.id)
    const form = await readMultipartForm(request)
    const title = form.get('title')
    if (typeof title !== 'string' || title.trim() === '') throw validationError({ title: 'Поле обязательное' })
    if (title.length > MAX_TITLE) throw validationError({ title: `Не длиннее ${MAX_TITLE} символов` })
    const { documents } = world.db
    const url = await readUploadedPicture(form)
    const document = documents.insert({ id: documents.nextId(), userId: employee.id, title, url })
    return respondWithJson(EmployeeDocument, serializeEmployeeDocument(world, document))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/employee/{id}/delete-file/{fileId}', ({ caller, params }) => {
    const employee = requireVisibleEmployee(world, caller, params.id)
    const document = world.db.document(parseIdParam(params.fileId))
    if (document.userId !== employee.id) throw notFoundError('Документ не найден')
    world.db.documents.remove(document.id)
    return noContentResponse()
  }),
]
