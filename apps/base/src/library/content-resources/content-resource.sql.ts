/** SQL over content resources that other features' statements may hold: the living one with this id, as `resource`. */
export const joinResource = (id: string) =>
  `JOIN content_resource AS resource ON resource.id = ${id} AND resource.deleted_at IS NULL`;
