"""The database: three tables, the same on SQLite and PostgreSQL, brought up to date when it is opened."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event

from grosbill.model.errors import GrosbillError
from grosbill.online import patience

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("noted", sa.LargeBinary),
    sa.Index("tables_to_join", "listed", "over", "created"),
)
"""A table and what it was set up with; `over`, `listed` and `noted` are for lists, log and set-up decide."""

ROWS = sa.Table(
    "rows",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("cmd", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("table_id", "cmd", name="one_row_a_command"),
)
"""The logs."""

SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
"""How a table stood after a row: only a cache."""

NEWEST: Final = "0003"
"""The schema that a database is brought up to."""
_LOCK: Final = 7_412_001
"""The number under which a PostgreSQL server knows that somebody brings this database up to date."""


class StoreError(GrosbillError):
    """A database that cannot be used."""


def opened(url: str) -> sa.Engine:
    """An engine for a database, brought up to date. No error quotes the address: it may hold a password.

    To be brought up to date it has all the time it takes; after that a database that says nothing is away.
    """
    try:
        address = _address(url)
        engine = sa.create_engine(address, **_options(address))
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ValueError):
        raise StoreError.said("database-address") from None
    except ModuleNotFoundError:
        raise StoreError.said("database-driver") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
    try:
        with _locked(engine), engine.connect() as connection:
            if _version(connection) != NEWEST:
                _upgrade(connection)
    except StoreError:
        engine.dispose()
        raise
    except (sa.exc.SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise StoreError.said("database", why=_plainly(error)) from None
    if engine.dialect.name == "postgresql":
        from grosbill.online import postgres  # its driver is there only for who wants it

        engine.dispose()
        postgres.be_patient_for_a_while(engine)
    return engine


def _version(connection: sa.Connection) -> str | None:
    """The schema that a database has, none for one that is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return version


def _upgrade(connection: sa.Connection) -> None:
    """Alembic is asked only where there is something to do: to import it takes a while at every start."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, NEWEST)
    except CommandError:
        raise StoreError.said("database-newer") from None
    connection.commit()


def _address(url: str) -> sa.URL:
    """PostgreSQL by its own name is meant with the driver that is installed."""
    address = sa.make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    return address


def _options(address: sa.URL) -> dict[str, Any]:
    if address.get_backend_name() != "postgresql":
        return {"connect_args": {"timeout": 30}}
    from grosbill.online import postgres  # its driver is there only for who wants it

    more = postgres.asked_for(address.query)
    return {"pool_pre_ping": True, "pool_timeout": patience.PATIENCE, "connect_args": more}


def _plainly(error: Exception) -> str:
    """What the database says, on one line, without what SQLAlchemy adds."""
    said = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
    return " ".join(str(said).split())


def _durable(connection: Any, _: object) -> None:
    """What is committed survives the loss of power; readers and the writer do not wait for each other."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


@contextmanager
def _locked(engine: sa.Engine) -> Iterator[None]:
    """One program at a time."""
    if engine.dialect.name == "sqlite":
        file = engine.url.database
        if not file or file == ":memory:":
            yield
            return
        with Path(f"{file}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
        return
    with engine.connect() as connection:
        connection.execute(sa.select(sa.func.pg_advisory_lock(_LOCK)))
        try:
            yield
        finally:
            connection.execute(sa.select(sa.func.pg_advisory_unlock(_LOCK)))
