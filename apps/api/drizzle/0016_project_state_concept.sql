-- A concept was a status of the catalogue; it becomes a state of the project. No project shows otherwise than before:
-- buyers did not see a concept, whatever its state was.
UPDATE "projects" SET "state" = 'concept' WHERE "status" = 2 AND "state" <> 'deleted';
