import { CommonErrors, DomainError } from '@reelsheet/kernel';

export const templateNotFound = () => new DomainError(CommonErrors.notFound, 'Template not found');
